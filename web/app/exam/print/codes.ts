import { MOST_VERSIONS } from '@tq/contract/exam/paper.ts'

/** As schools are used to them: far apart, so that nobody takes one for its neighbour's. */
const USUAL = ['132', '209', '357', '485', '570', '628', '743', '896', '164', '241', '318', '492']
const USUAL_COUNT = 4
export const VERSION_COUNTS = [1, 2, 4, 6, 8, MOST_VERSIONS]

export const usualCodes = (count: number): string[] => USUAL.slice(0, count)

export interface Wanted {
  codes: string
  order: 'exam' | 'shuffled'
}

/** `?ma=132,209&xao=co`; without codes the usual four. What is wrong in them the call says. */
export function wantedIn(address: string): Wanted {
  const query = new URL(address).searchParams
  return {
    codes: query.get('ma') ?? usualCodes(USUAL_COUNT).join(','),
    order: query.get('xao') === 'co' ? 'shuffled' : 'exam',
  }
}

const queryOf = ({ codes, order }: Wanted) => `?ma=${codes}${order === 'shuffled' ? '&xao=co' : ''}`
export const paperUrl = (id: number | string, wanted?: Wanted): string => `/in-de/${id}${wanted ? queryOf(wanted) : ''}`
export const keyUrl = (id: number | string, wanted: Wanted): string => `/in-de/${id}/dap-an${queryOf(wanted)}`
