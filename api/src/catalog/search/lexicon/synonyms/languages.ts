/** Written as `readSynonyms` reads them: see `synonyms.ts` above this folder. */
export const LANGUAGES = `
tiếng hoa = tiếng trung | tiếng hán
chinese = tiếng trung
tiếng trung <=> tiếng hán
japanese = tiếng nhật
chữ nhật = kanji | hiragana
bảng chữ cái tiếng nhật = hiragana
chữ trung quốc = chữ hán
korean = tiếng hàn
french = tiếng pháp
german = tiếng đức
dịch thuật = biên dịch
dịch anh việt = biên dịch anh việt
phiên dịch = biên dịch
bảng chữ cái hàn = tiếng hàn
nghe nói tiếng anh = tiếng anh giao tiếp | tiếng anh
hsk = tiếng trung
`
