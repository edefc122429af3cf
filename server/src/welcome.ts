import { DEMO_ACCOUNTS } from '@tq/db/seed/demo-accounts.ts'
import type { Config } from './config/config.ts'

/** What a person needs to know after "npm start". */
export function welcome(config: Config, address: string | null): string {
  if (!address) return `Thư Quán: tiến trình việc nền đang chạy. Nhấn Ctrl-C để dừng.${waitingLetters(config)}`
  const site = `http://localhost:${new URL(address).port}`
  return `
  Thư Quán đang mở cửa:   ${site}
  Mô tả các lời gọi API:  ${site}/api/docs
  Cơ sở dữ liệu:          ${config.databaseUrl ? 'theo DATABASE_URL' : `PostgreSQL kèm theo, trong ${config.dataDir}`}
${config.isDemo ? demoAccounts(site) : waitingLetters(config)}
  Nhấn Ctrl-C để dừng.
`
}

/** Registration and password resets need a letter: without a mail server nobody new can log in. */
const waitingLetters = ({ isDemo, smtpUrl }: Config) =>
  isDemo || smtpUrl ? '' : '\n  CHÚ Ý: chưa có SMTP_URL nên chưa thư nào được gửi; thư chờ sẵn và sẽ đi khi biến này được đặt.\n'

function demoAccounts(site: string): string {
  const rows = DEMO_ACCOUNTS.map(({ email, password, name }) => `    ${email.padEnd(22)} ${password.padEnd(14)} ${name}`)
  return `  Hộp thư thử:            ${site}/hop-thu-thu

  Tài khoản thử:
${rows.join('\n')}
`
}
