import { GEOGRAPHY_SCHEMES } from '@tq/contract/enums.ts'
import { type AnyPgColumn, boolean, date, index, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { table } from './table.ts'

/** Administrative units of both worlds: L3 (province, district, ward) until 30 June 2025, L2 (province, commune) since. */
export const geoUnits = table(
  'geo_units',
  {
    unitId: integer().primaryKey(),
    scheme: text({ enum: GEOGRAPHY_SCHEMES }).notNull(),
    /** 1 province or city, 2 district, 3 ward or commune. */
    level: smallint().notNull(),
    /** The state's number; used again for other places, so never an id. */
    code: text().notNull(),
    parentUnitId: integer().references((): AnyPgColumn => geoUnits.unitId, { onDelete: 'restrict' }),
  },
  (t) => [index().on(t.parentUnitId), uniqueIndex().on(t.scheme, t.level, t.code)],
)

/** What a unit was called, and when: a rename keeps the unit. */
export const geoNames = table(
  'geo_names',
  {
    unitId: integer()
      .notNull()
      .references(() => geoUnits.unitId, { onDelete: 'restrict' }),
    name: text().notNull(),
    kind: text().notNull(),
    validFrom: date().notNull(),
    /** Null: still called so. */
    validTo: date(),
  },
  (t) => [primaryKey({ columns: [t.unitId, t.validFrom] })],
)

/** What became of an old ward: offered to people, never applied silently. */
export const geoSuccessors = table(
  'geo_successors',
  {
    oldUnitId: integer()
      .notNull()
      .references(() => geoUnits.unitId, { onDelete: 'restrict' }),
    newUnitId: integer()
      .notNull()
      .references(() => geoUnits.unitId, { onDelete: 'restrict' }),
    isPartial: boolean().notNull(),
    isDefault: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.oldUnitId, t.newUnitId] })],
)
