import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const API = join(ROOT, 'api/src')
const lines = readFeatureLines()
const lineOf = new Map(lines.flatMap((features, line) => features.map((feature) => [feature, line])))

test('every feature of the API stands in ARCHITECTURE.md', () => {
  const folders = readdirSync(API, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const features = folders.map(({ name }) => name).filter((name) => name !== 'testing')
  expect(features.toSorted()).toEqual([...lineOf.keys()].toSorted())
})

test('a feature imports only features from lines above its own', () => {
  const upward = sourceFiles().flatMap((file) => {
    const from = file.split('/')[0] ?? ''
    return importsOf(file)
      .filter((to) => lineOf.has(to) && to !== from && (lineOf.get(to) ?? 0) >= (lineOf.get(from) ?? 0))
      .map((to) => `${file} imports ${to}`)
  })
  expect(upward).toEqual([])
})

/** The block below "Features of the API". */
function readFeatureLines(): string[][] {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  const block = /## Features of the API[\s\S]*?```\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  return block
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}

/** What runs in the shop, without the files that tie features together at the top. Tests may reach anywhere. */
function sourceFiles(): string[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/.*\.ts$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file))
}

/** The features a file reads something of. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(API, file), 'utf8')
  const paths = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) => path ?? '')
  return paths.map((path) => relative(API, join(API, file, '..', path)).split('/')[0] ?? '')
}
