import { escapeHtml } from '@tq/api/escape-html.ts'
import { readFailure, sendFailure } from '@tq/api/http/failures.ts'
import { plainPage } from '@tq/api/http/plain-page.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCall } from '../protection/odd-urls.ts'

const TITLES: Record<number, string> = {
  400: 'Địa chỉ này chưa đúng',
  404: 'Không có trang này',
  414: 'Địa chỉ này quá dài',
  429: 'Xin chờ một chút',
  503: 'Thư Quán đang sắp xếp lại kệ sách',
}

/** For whatever was thrown before a page could be rendered: people get a page, programs the envelope. */
export function sendFailureOf(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isCall(request.url)) return sendFailure(error, request, reply)
  const { status, message, retryAfter } = readFailure(error, request)
  reply.code(status)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  // The router in the browser shows the bare sentence on its own page.
  if (/\.data(\?|$)/.test(request.url))
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)
  return plainPage(reply, {
    title: TITLES[status] ?? 'Trang này đang gặp trục trặc',
    body: `<p>${escapeHtml(message)}.</p>\n<p><a href="/trang-chu">Về trang chủ</a></p>`,
  })
}
