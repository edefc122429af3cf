/** Room around it on each side, of the picture's own width: cameras find a code by its white edge. */
const EDGE = 0.06

/** Drawn by the browser on white, as large as asked for: picture folders of phones and banking apps know no SVG. */
export async function svgToPng(svg: string, size: number): Promise<Blob> {
  const picture = new Image(size, size)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.drawImage(picture, size * EDGE, size * EDGE, size * (1 - 2 * EDGE), size * (1 - 2 * EDGE))
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!made) throw new Error('No picture')
  return made
}
