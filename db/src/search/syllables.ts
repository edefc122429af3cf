/** Vietnamese syllables without their marks: a beginning from one list, the rest from another. */

const ONSETS = 'ngh ng nh gh gi kh ph th tr ch qu b c d g h k l m n p q r s t v x'.split(' ')

const RHYMES = new Set(
  `a ac ach ai am an ang anh ao ap at au ay
   e ec ech em en eng enh eo ep et eu
   i ia ich iec iem ien ieng iep iet ieu im in inh ip it iu
   o oa oac oach oai oam oan oang oanh oao oap oat oay oc oe oen oeo oet oi om on ong ooc oong op ot
   u ua uac uach uai uam uan uang uanh uao uap uat uay uau uc ue uech uen uenh ueo uet ui um un ung
   uo uoc uoi uom uon uong uop uot uou up ut uu uy uya uych uyen uyet uynh uyt uyu uyp
   y ych yem yen yeng yet yeu ynh yt`.split(/\s+/),
)

const RHYME_BEGINNINGS = new Set([...RHYMES].flatMap((rhyme) => [...rhyme].map((_, at) => rhyme.slice(0, at + 1))))

/** All ways to cut a word into onset and rest: "giang" is g + iang and gi + ang. */
export function cutAfterOnset(word: string): { onset: string; rest: string }[] {
  const onsets = ONSETS.filter((onset) => word.startsWith(onset) && word.length > onset.length)
  return ['', ...onsets].map((onset) => ({ onset, rest: word.slice(onset.length) }))
}

export const isRhyme = (text: string): boolean => RHYMES.has(text)

export const isRhymeBeginning = (text: string): boolean => RHYME_BEGINNINGS.has(text)

export const isSyllable = (word: string): boolean => cutAfterOnset(word).some(({ rest }) => RHYMES.has(rest))
