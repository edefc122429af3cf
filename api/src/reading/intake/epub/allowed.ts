/** What may stand in a chapter: text, tables, pictures, formulas, drawings. Nothing that runs, sends, or shows another page. */
const HTML = `html head title body section nav article aside header footer main div p h1 h2 h3 h4 h5 h6 hgroup address
  span a em strong b i u s small big sub sup q cite blockquote code pre samp kbd var abbr dfn mark time bdi bdo ruby rb rt rp del ins
  ul ol li dl dt dd menu figure figcaption img br wbr hr table caption colgroup col thead tbody tfoot tr th td
  audio video source track details summary link style meta center font tt strike map area`
const MATH = `math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup
  munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr maligngroup malignmark semantics annotation`
const SVG = `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker switch filter feGaussianBlur feOffset feBlend feColorMatrix feMerge
  feMergeNode feFlood feComposite`
export const ELEMENTS: ReadonlySet<string> = new Set([HTML, MATH, SVG].flatMap((list) => list.split(/\s+/)))

/** Goes with all that is in it; of anything else that is not allowed the words stay. */
export const DROPPED_WHOLE: ReadonlySet<string> = new Set(
  'script noscript template iframe frame frameset object embed applet form input button select textarea option base portal foreignObject animate animateMotion animateTransform animateColor set handler listener canvas dialog'.split(
    ' ',
  ),
)

const ATTRIBUTE = /^(?:(?:xml:(?:lang|space))|xlink:(?:href|title)|epub:type|aria-[a-z]+|[a-z][a-z0-9-]*)$/i
/** They load, send or lead elsewhere, or change how addresses are read. */
const REFUSED = new Set(
  'srcdoc srcset formaction action ping background is http-equiv target nonce manifest archive codebase classid data longdesc profile usemap dynsrc lowsrc autoplay actiontype definitionurl'.split(
    ' ',
  ),
)
export const isAllowedAttribute = (name: string) =>
  ATTRIBUTE.test(name) && !/^on/i.test(name) && !/^xmlns/i.test(name) && !REFUSED.has(name.toLowerCase())

/** Attributes that name a file or a place. */
export const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'xlink:href', 'cite', 'altimg'])

/** Blocks end a paragraph; the words of everything else flow on. */
export const BLOCKS: ReadonlySet<string> = new Set(
  'section nav article aside header footer main div p h1 h2 h3 h4 h5 h6 hgroup address blockquote pre ul ol li dl dt dd figure figcaption hr table caption tr th td details summary body br'.split(
    ' ',
  ),
)
