import { explainSearch } from '@tq/api/catalog/search/explain.ts'
import { connect } from '@tq/db/database.ts'
import { readConfig } from '../server/src/config/config.ts'
import { openDatabase } from '../server/src/open-database.ts'

/** `npm run search -- "giáo trình giải tích pdf"`: why the shop answers so, on DATABASE_URL or the program's own database. */

const database = await openDatabase(readConfig(process.env))
const db = connect({ url: database.url, max: 1 })
try {
  for (const line of await explainSearch(db, process.argv.slice(2).join(' '))) console.log(line)
} finally {
  await db.$client.end()
  await database.close()
}
