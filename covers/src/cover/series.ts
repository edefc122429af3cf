import { brocade } from '../ornaments/brocade.ts'
import { carp } from '../ornaments/carp.ts'
import { coins } from '../ornaments/coins.ts'
import { drum } from '../ornaments/drum.ts'
import { fans } from '../ornaments/fans.ts'
import { herbs } from '../ornaments/herbs.ts'
import { lanterns } from '../ornaments/lanterns.ts'
import { lattice } from '../ornaments/lattice.ts'
import { lotus } from '../ornaments/lotus.ts'
import type { Ornament } from '../ornaments/panel.ts'
import { plate } from '../ornaments/plate.ts'
import { tiles } from '../ornaments/tiles.ts'
import { waves } from '../ornaments/waves.ts'
import { weave } from '../ornaments/weave.ts'
import type { Palette } from './tone.ts'

/** The look of one shelf. */
export interface Series extends Palette {
  ornament: Ornament
  /** The edge that stays when a cover shows the ornament closer. */
  holds: 'foot' | 'head' | 'middle'
  /** How much closer the near and the nearest framing come. */
  closeUps?: [near: number, nearest: number]
}

/** By top category. */
const SERIES: Record<number, Series> = {
  1: {
    dark: '#1F3A68',
    bright: '#E0A63A',
    pale: '#EFE6D2',
    accent: '#C7553B',
    deep: '#3B5C94',
    ornament: lattice,
    holds: 'foot',
  },
  6: { dark: '#12443F', bright: '#D9A441', pale: '#E9EAD8', accent: '#7FB8A4', ornament: drum, holds: 'foot' },
  12: { dark: '#5E1F33', bright: '#E59A8C', pale: '#F6E6DC', accent: '#E9C46A', ornament: lotus, holds: 'foot' },
  19: { dark: '#4A3410', bright: '#D8A22F', pale: '#F5EAD0', accent: '#B4532A', ornament: coins, holds: 'foot' },
  25: { dark: '#33284A', bright: '#B98B5E', pale: '#EEE7E4', accent: '#D8B98A', ornament: tiles, holds: 'foot' },
  31: { dark: '#0C4A63', bright: '#6FBFC4', pale: '#E3F0EE', accent: '#F0B65A', ornament: waves, holds: 'middle' },
  38: { dark: '#1B4A36', bright: '#8DBB7B', pale: '#EBF0DF', accent: '#D9603F', ornament: herbs, holds: 'head' },
  45: { dark: '#231F47', bright: '#EE6352', pale: '#EDE8EE', accent: '#F4B942', ornament: brocade, holds: 'foot' },
  51: { dark: '#2E3338', bright: '#D98841', pale: '#EFEAE2', accent: '#F0C79A', ornament: weave, holds: 'foot' },
  57: { dark: '#6E2C12', bright: '#E58B4A', pale: '#FBEBD6', accent: '#F3C57B', ornament: fans, holds: 'foot' },
  62: {
    dark: '#14467C',
    bright: '#F2B632',
    pale: '#E8F0F7',
    accent: '#D9482F',
    ornament: lanterns,
    holds: 'head',
    closeUps: [1.2, 1.4],
  },
  67: { dark: '#7A1F14', bright: '#EE9A2E', pale: '#FFF0D0', accent: '#3E8E6E', ornament: carp, holds: 'middle' },
  71: { dark: '#1E3A86', bright: '#5F83C9', pale: '#F3F1E9', accent: '#A9BEE3', ornament: plate, holds: 'middle' },
}

export const SERIES_IDS = Object.keys(SERIES).map(Number)

/** A shelf opened later borrows one of the looks, always the same. */
export function seriesOf(topCategoryId: number): Series {
  return SERIES[topCategoryId] ?? (SERIES[SERIES_IDS[topCategoryId % SERIES_IDS.length] as number] as Series)
}
