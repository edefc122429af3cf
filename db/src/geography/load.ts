import { sql } from 'drizzle-orm'
import type { Database, Db, Tx } from '../database.ts'
import { LOCKS } from '../locks.ts'
import { invalidateTags } from '../tags.ts'
import { openGeographyFiles, type SuccessorRow, type UnitRow } from './files.ts'

/**
 * Makes sure the tables hold what the files of this release say. Which files they hold stands in the table's comment, so that
 * a start with nothing to do costs one look.
 */
export async function loadGeography(db: Database): Promise<'loaded' | 'there'> {
  const files = openGeographyFiles()
  if ((await loadedVersion(db)) === files.version) return 'there'
  return db.transaction(async (tx) => {
    // Another process may be loading at the same time, for longer than the usual lock time-out.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.loadGeography})`)
    if ((await loadedVersion(tx)) === files.version) return 'there'
    const units = files.units()
    await writeUnits(tx, units)
    await writeSuccessors(tx, files.successors(units))
    // A statement of this kind takes no parameters; the version is hex.
    await tx.execute(sql.raw(`comment on table geo_units is '${files.version}'`))
    await invalidateTags(tx, ['geo'])
    return 'loaded'
  })
}

async function loadedVersion(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ version: string | null }>(
    sql`select obj_description('geo_units'::regclass, 'pg_class') as version`,
  )
  return rows[0]?.version ?? null
}

/** Addresses point to units, so none is ever removed; names are only read, so they are written anew. */
async function writeUnits(tx: Tx, rows: UnitRow[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r("unitId" int, scheme text, level smallint, code text,
    "parentUnitId" int, name text, kind text, "validFrom" date, "validTo" date)`
  await tx.execute(sql`
    insert into geo_units (unit_id, scheme, level, code, parent_unit_id)
    select distinct "unitId", scheme, level, code, "parentUnitId" from ${given}
    on conflict (unit_id) do update set scheme = excluded.scheme, level = excluded.level, code = excluded.code,
      parent_unit_id = excluded.parent_unit_id
    where (geo_units.scheme, geo_units.level, geo_units.code, geo_units.parent_unit_id)
      is distinct from (excluded.scheme, excluded.level, excluded.code, excluded.parent_unit_id)`)
  await tx.execute(sql`delete from geo_names`)
  await tx.execute(sql`
    insert into geo_names (unit_id, name, kind, valid_from, valid_to)
    select "unitId", name, kind, "validFrom", "validTo" from ${given}`)
}

async function writeSuccessors(tx: Tx, rows: SuccessorRow[]): Promise<void> {
  await tx.execute(sql`delete from geo_successors`)
  await tx.execute(sql`
    insert into geo_successors (old_unit_id, new_unit_id, is_partial, is_default)
    select "oldUnitId", "newUnitId", "isPartial", "isDefault" from json_to_recordset(${JSON.stringify(rows)}::json)
      as r("oldUnitId" int, "newUnitId" int, "isPartial" boolean, "isDefault" boolean)`)
}
