export const SANDBOX_GOOGLE_CLIENT = 'thu-quan-demo'

/** Made up, and published with the program: whoever knows them can say that anything was paid. */
export const SANDBOX_VNPAY = {
  tmnCode: 'TQSANDBX',
  hashSecret: 'SANDBOX-KHONG-CO-TIEN-THAT-VNPAY',
} as const

export const SANDBOX_EPAY = {
  merId: 'EPAYSANDBOX',
  encodeKey: 'SANDBOX-KHONG-CO-TIEN-THAT-EPAY',
  refundPassword: 'sandbox-hoan-tien',
} as const
