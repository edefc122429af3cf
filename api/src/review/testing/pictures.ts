import sharp from 'sharp'

/** What a phone sends: large, and with the place it was taken at. */
export const photo = ({ width = 2400, height = 1800, background = '#a0522d' } = {}) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'noi-chup-bi-mat' }, IFD3: { GPSLatitude: '21/1 1/1 0/1' } })
    .jpeg()
    .toBuffer()

const EDGE = 'ranh-gioi'

/** One file as a form sends it. */
export function asForm(file: Buffer, field = 'file') {
  const head = `--${EDGE}\r\ncontent-disposition: form-data; name="${field}"; filename="anh.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${EDGE}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${EDGE}` },
  }
}
