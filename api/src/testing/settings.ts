import type { Settings } from '../http/deps.ts'

export const TEST_SETTINGS: Settings = {
  publicUrl: 'https://thuquan.example',
  redirectHosts: ['doc.vnu.example'],
  smtpUrl: null,
  mailFrom: 'Thư Quán <khong-tra-loi@thuquan.example>',
  staffMail: 'bandoc@thuquan.example',
  analyticsUrl: null,
}
