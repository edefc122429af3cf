import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

export interface CategoryRow {
  id: number
  name: string
  parentId: number | null
  slug: string
}

export interface ContributorRow {
  id: number
  name: string
  slug: string
}

export interface BookRow {
  id: number
  categoryId: number
  title: string
  slug: string
  authors: string[]
  year: number
  edition: number
  pages: number
  size: string
  weightGrams: number
  cover: string
  price: number
  ebookPrice: number | null
  isbn: string
  description: string
}

export interface Catalogue {
  categories: CategoryRow[]
  contributors: ContributorRow[]
  books: BookRow[]
}

/** The fictional catalogue the demo stands on; ids of categories and books are fixed by it. */
export function readCatalogue(): Catalogue {
  return {
    categories: read('categories').map((row) => ({
      id: Number(row.id),
      name: text(row, 'name'),
      parentId: row.parentId ? Number(row.parentId) : null,
      slug: text(row, 'slug'),
    })),
    contributors: read('authors').map((row) => ({ id: Number(row.id), name: text(row, 'name'), slug: text(row, 'slug') })),
    books: read('books').map((row) => ({
      id: Number(row.id),
      categoryId: Number(row.category_id),
      title: text(row, 'title'),
      slug: text(row, 'slug'),
      authors: text(row, 'authors')
        .split(';')
        .map((name) => name.trim()),
      year: Number(row.year),
      edition: Number(row.edition),
      pages: Number(row.pages),
      size: `${text(row, 'size_cm')} cm`,
      weightGrams: Number(row.weight_g),
      cover: text(row, 'cover'),
      price: Number(row.price_vnd),
      ebookPrice: row.ebook_price_vnd ? Number(row.ebook_price_vnd) : null,
      isbn: text(row, 'isbn13'),
      description: text(row, 'description'),
    })),
  }
}

function read(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(`./data/${name}.csv`, import.meta.url)), { columns: true })
}

function text(row: Record<string, string>, column: string): string {
  const value = row[column]
  if (!value) throw new Error(`The catalogue has a row without ${column}: ${JSON.stringify(row)}`)
  return value
}
