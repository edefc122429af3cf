import { feelRows, measureFeel } from './feel.ts'

for (const feel of await measureFeel(process.argv[2] as string)) for (const row of feelRows(feel)) console.log(row.join(' | '))
