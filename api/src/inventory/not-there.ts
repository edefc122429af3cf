/** Books, codes or pieces of a flash sale that somebody else has by now. */
export class NotThere extends Error {
  override name = 'NotThere'
}
