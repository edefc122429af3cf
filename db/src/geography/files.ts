import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

export interface UnitRow {
  unitId: number
  scheme: string
  level: number
  code: string
  parentUnitId: number | null
  name: string
  kind: string
  validFrom: string
  validTo: string | null
}

export interface SuccessorRow {
  oldUnitId: number
  newUnitId: number
  isPartial: boolean
  isDefault: boolean
}

export interface GeographyFiles {
  /** Changes with the files. */
  version: string
  /** One row for each name a unit had: a rename keeps the unit's id. */
  units(): UnitRow[]
  successors(units: UnitRow[]): SuccessorRow[]
}

export function openGeographyFiles(): GeographyFiles {
  const [units, mapping] = [open('geo_units'), open('mapping2025')]
  return {
    version: createHash('sha256').update(units).update(mapping).digest('hex'),
    units: () => read(units).map(unitRow),
    successors: (known) => read(mapping).map(successorReader(known)),
  }
}

const open = (name: string) => readFileSync(new URL(`../../seed/data/geo/${name}.csv`, import.meta.url))

type Row = Record<string, string>

const read = (file: Buffer): Row[] => parse(file, { columns: true })

function unitRow({
  unitId,
  scheme = '',
  level,
  code = '',
  parentUnitId,
  name = '',
  kind = '',
  validFrom = '',
  validTo,
}: Row): UnitRow {
  return {
    unitId: Number(unitId),
    scheme,
    level: Number(level),
    code,
    parentUnitId: parentUnitId ? Number(parentUnitId) : null,
    name,
    kind,
    validFrom,
    validTo: validTo || null,
  }
}

const LEVELS: Row = { district: '2', ward: '3' }

/** The mapping names units by the state's numbers, which mean other places in each scheme. One it can't place stops everything. */
function successorReader(units: UnitRow[]): (row: Row) => SuccessorRow {
  const ids = new Map(units.map(({ scheme, level, code, unitId }) => [`${scheme} ${level} ${code}`, unitId]))
  const idOf = (key: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The mapping of 2025 names a unit that is not in the list: ${key}`)
    return id
  }
  return ({ oldLevel = '', oldId, newWardId, type, isDefault }) => ({
    oldUnitId: idOf(`L3 ${LEVELS[oldLevel]} ${oldId}`),
    newUnitId: idOf(`L2 3 ${newWardId}`),
    isPartial: type === 'partial',
    isDefault: isDefault === '1',
  })
}
