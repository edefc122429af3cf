import { z } from 'zod'
import { choice, oneOf, Page, wholeNumber } from '../shapes.ts'

/** How a list is asked for, for whoever offers its pages: the OpenAPI page, the back office. */
export interface ListRule {
  /** How many a page holds unless asked otherwise. */
  perPage: number
  mostPerPage: number
  /** The orders it can have; without any it has one. */
  sorts: readonly string[]
}

const MOST_PER_PAGE = 100

/**
 * What every paged call has in common: `?page=2&perPage=50&sort=-createdAt&status=open`, and `total` beside the data. Filters stand in
 * the query by their own names.
 */
export function list<
  Item extends z.ZodType,
  const Sorts extends readonly string[] = readonly [],
  Filter extends z.ZodRawShape = Record<never, never>,
  More extends z.ZodRawShape = Record<never, never>,
>({
  of,
  perPage,
  mostPerPage = MOST_PER_PAGE,
  sorts,
  filter,
  beside,
}: {
  of: Item
  perPage: number
  mostPerPage?: number
  sorts?: Sorts
  filter?: Filter
  beside?: More
}) {
  const query = z.object({
    page: Page,
    perPage: perPageOf(perPage, mostPerPage),
    ...(sorts?.length ? { sort: sortOf(sorts) } : {}),
    ...filter,
  })
  return {
    list: { perPage, mostPerPage, sorts: sorts ?? [] },
    query: query as unknown as z.ZodObject<Paging & Sorting<Sorts> & Filter>,
    data: z.array(of),
    beside: z.object({ total: z.int(), ...beside }) as unknown as z.ZodObject<{ total: z.ZodInt } & More>,
  }
}

const perPageOf = (usual: number, most: number) =>
  choice(wholeNumber({ min: 1, max: most }).meta({ default: usual })).transform((size) => size ?? usual)

type Paging = { page: typeof Page; perPage: ReturnType<typeof perPageOf> }
type Sorting<Sorts extends readonly string[]> = [Sorts[number]] extends [never]
  ? Record<never, never>
  : { sort: ReturnType<typeof sortOf<Sorts>> }
const sortOf = <Sorts extends readonly string[]>(sorts: Sorts) => choice(oneOf(sorts))

/** `createdAt` rising, `-createdAt` falling. */
export function bothWays<const Fields extends readonly string[]>(fields: Fields) {
  return fields.flatMap((field) => [field, `-${field}`]) as (Fields[number] | `-${Fields[number]}`)[]
}
