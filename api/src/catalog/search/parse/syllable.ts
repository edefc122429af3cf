/** Without accents, and y written as i. Every syllable is an onset and a rhyme; there are no others. */
const ONSET = '(?:ngh|ng|nh|gh|gi|kh|ch|ph|qu|th|tr|[bcdghklmnprstvx])?'
const RHYMES = [
  'a ac ach ai am an ang anh ao ap at au',
  'e ec em en eng enh ech eo ep et eu',
  'i ia ich iec iem ien ieng iep iet ieu im in inh ip it iu',
  'o oa oac oach oai oam oan oang oanh oao oap oat oc oe oem oen oeo oet oi om on ong oong ooc op ot',
  'u ua uan uang uat uai uc ue uech uen uenh ueu uet ui uia uich uien uiet uinh uit uiu uip um un ung uo uoc uoi uom uon uong uop uot uou up ut uu',
]
const SYLLABLE = new RegExp(`^${ONSET}(?:${RHYMES.join(' ').replaceAll(' ', '|')})$`)

/** Whether a word without accents may be a syllable of Vietnamese: "nghieng" may, "photoshop" and "casio" may not. */
export const isSyllable = (plain: string): boolean => SYLLABLE.test(plain.replaceAll('y', 'i'))
