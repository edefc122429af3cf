import { z } from 'zod'

export const MOST_PICTURES = 5

export const ReviewForm = z.strictObject({
  rating: z.int('Chọn số sao').min(1, 'Chọn số sao').max(5, 'Chọn số sao'),
  content: z
    .string()
    .trim()
    .min(10, 'Nhận xét cần ít nhất 10 ký tự')
    .max(2000, 'Nhận xét dài tối đa 2.000 ký tự')
    .regex(/^[^\0]*$/, 'Nhận xét có ký tự không lưu được'),
})
