/**
 * Endings that mail programs make links of. Not every country's: "ThS.Ly", "N.My" and "T.La" are people, as "PGS.TS" is a title.
 */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|vn|asia|io|co|app|dev|xyz|top|site|online|shop|store|club|link|click|live|vip|icu|space|website|fun|win|bet|pro|cloud|page|blog|mobi|work|life|world|today|news|tech|host|press|art|bio|cc|tv|ws|gg|ru|cn|tk|ml|ga|cf|gq|us|uk|eu|de|fr|jp|kr|sg'

const SITE = new RegExp(`[\\p{L}\\p{N}-]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu')
/** Also what bears no ending we know, but goes on: "bit.ly/abc". */
const PATH = /[\p{L}\p{N}]\.\p{L}{2,}\//u
const ADDRESS = /:\/\/|www\.|@/i

/** As mail programs read it: without what can't be seen, full stops of any kind as such. */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')

/**
 * Names stand in letters, some of them to other people's mailboxes: one that holds the address of a page would make us send
 * strangers' advertisements, or worse, under our own name.
 */
export function isPlainName(name: string): boolean {
  const read = asRead(name)
  return !ADDRESS.test(read) && !SITE.test(read) && !PATH.test(read)
}

export const NAME_NOT_PLAIN = 'Họ tên không được chứa địa chỉ trang web hay email'
