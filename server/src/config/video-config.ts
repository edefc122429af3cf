import { z } from 'zod'

export const VIDEO_VARIABLES = {
  FFMPEG_PATH: z.string().min(1).optional(),
  ADMIN_HOST: z
    .url({ protocol: /^https?$/, error: 'phải là địa chỉ http(s)://…', abort: true })
    .refine(
      (url) => new URL(url).pathname === '/' && !/[?#]/.test(url),
      'phải là địa chỉ không có đường dẫn, như https://video.may-chu',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
}
