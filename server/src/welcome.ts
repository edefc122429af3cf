import type { Config } from './config.ts'

/** What a person needs to know after "npm start". */
export function welcome(config: Config, address: string | null): string {
  if (!address) return 'Thư Quán: tiến trình việc nền đang chạy. Nhấn Ctrl-C để dừng.'
  const site = `http://localhost:${new URL(address).port}`
  return `
  Thư Quán đang mở cửa:   ${site}
  Mô tả các lời gọi API:  ${site}/api/docs
  Cơ sở dữ liệu:          ${config.databaseUrl ? 'theo DATABASE_URL' : `PostgreSQL kèm theo, trong ${config.dataDir}`}

  Nhấn Ctrl-C để dừng.
`
}
