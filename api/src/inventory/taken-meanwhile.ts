/** Books, codes or pieces of a flash sale that somebody else has by now. */
export class TakenMeanwhile extends Error {
  override name = 'TakenMeanwhile'
}
