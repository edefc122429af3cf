import { ENDPOINTS } from '@tq/contract/all.ts'
import type { Endpoint } from '@tq/contract/http/endpoint.ts'
import { z } from 'zod'
import type { App } from '../../deps.ts'
import { escapeHtml } from '../../escape-html.ts'
import { openApi } from './openapi.ts'

/** Made when somebody first asks: whoever starts the program need not wait for what few ever read. */
let json: string | undefined
let html: string | undefined

/** `/api/docs` for people, `/api/docs/openapi.json` for tools. Plain HTML: it needs no script under our CSP. */
export function docsRoutes(app: App) {
  app.http.get('/api/docs/openapi.json', (_, reply) => {
    json ??= JSON.stringify(openApi())
    return reply.type('application/json; charset=utf-8').send(json)
  })
  app.http.get('/api/docs', (_, reply) => {
    html ??= page()
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

function page(): string {
  const byGroup = Object.groupBy(ENDPOINTS, (endpoint) => endpoint.path.split('/')[2] ?? '')
  const groups = Object.entries(byGroup).map(([name, endpoints]) => `<h2>${name}</h2>${endpoints?.map(entry).join('')}`)
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lời gọi API – Thư Quán</title>
<h1>Lời gọi API của Thư Quán</h1>
<p>Bản máy đọc: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>. Mọi câu trả lời nằm trong một phong bì:
<code>isSuccess, data, successMessage, errorMessage, status, totalPage</code>.</p>${groups.join('')}</html>`
}

function entry(endpoint: Endpoint): string {
  const { method, path, access, summary } = endpoint
  return `<details><summary><code>${method} ${path}</code> · ${summary} · <small>${access}</small></summary>
${shape('Trong địa chỉ', endpoint.params, 'input')}${shape('Tham số', endpoint.query, 'input')}${shape('Thân', endpoint.body, 'input')}${filesText(endpoint)}
${shape('data', endpoint.data, 'output')}${shape('Cạnh phong bì', endpoint.beside, 'output')}</details>`
}

function filesText({ files }: Endpoint): string {
  const rows = Object.entries(files).map(
    ([field, { types, mostBytes, most = 1, isOptional }]) =>
      `<li><code>${field}</code>: ${types.join(', ')}, tối đa ${most} tệp, mỗi tệp ${mostBytes / 1024 / 1024} MB${isOptional ? ', có thể bỏ trống' : ''}</li>`,
  )
  return rows.length ? `<h3>Tệp (multipart/form-data)</h3><ul>${rows.join('')}</ul>` : ''
}

function shape(title: string, type: z.ZodType, io: 'input' | 'output'): string {
  if (type instanceof z.ZodUndefined || (type instanceof z.ZodObject && !Object.keys(type.shape).length)) return ''
  const json = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(json, null, 1))}</pre>`
}
