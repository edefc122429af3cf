import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../deps.ts'

export const TEST_SETTINGS: Settings = {
  publicUrl: 'https://thuquan.example',
  redirectHosts: ['doc.vnu.example'],
  smtpUrl: null,
  mailFrom: 'Thư Quán <khong-tra-loi@thuquan.example>',
  staffMail: 'bandoc@thuquan.example',
  analyticsUrl: null,
  isDemo: true,
  // Everybody in a test comes from one network; those about limits switch them on.
  limitsNetworks: false,
  google: null,
  ffmpegPath: null,
  clamavUrl: null,
  adminHost: 'https://thuquan.example',
  // `testApi` gives each a folder of its own.
  storage: { folder: join(tmpdir(), `tq-files-${process.pid}`), s3: null },
  bank: { bankName: 'Ngân hàng Minh Hoạ', bin: '970499', account: '0000161616', holder: 'NXB DAI HOC THU QUAN' },
  // Nobody listens there; `testSandbox` opens gateways that answer.
  payment: {
    isSandbox: false,
    vnpay: {
      tmnCode: 'TESTTMN1',
      hashSecret: 'TEST-HASH-SECRET',
      payUrl: 'https://vnpay.example/paymentv2/vpcpay.html',
      apiUrl: 'http://127.0.0.1:1/merchant_webapi/api/transaction',
      returnUrl: 'https://thuquan.example/api/payment/vnpay/return',
    },
    epay: {
      merId: 'EPAYTEST01',
      encodeKey: 'TEST-ENCODE-KEY',
      refundPassword: 'test-refund-password',
      domain: 'https://megapay.example',
      apiDomain: 'http://127.0.0.1:1',
      callBackUrl: 'https://thuquan.example/thanh-toan/epay-result',
      notiUrl: 'https://thuquan.example/api/payment/epay/notify',
      reqDomain: 'https://thuquan.example',
    },
  },
}
