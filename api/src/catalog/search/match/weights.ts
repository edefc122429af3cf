/**
 * What makes a product come first. A search adds these up for every thing that was asked for (`Unit`), by the best place where the
 * product says it.
 */
export const WEIGHTS = {
  /** The words stand in the title or in a name. */
  inTitle: 10,
  /** Other words for the same thing stand there. */
  otherWords: 8,
  /** It stands on a shelf of that name. */
  onShelf: 7,
  /** A person who was named as the author. */
  name: 20,
  /** Description or table of contents. */
  inBody: 2,
  /** Nothing else was asked for than a shelf: what stands there comes before what only has its name in the title. */
  wholeShelf: 12,
  /** Each word of what was meant, where the title says only some of them. */
  word: 1,
  /** No school book, where a university's was asked for: more than the beginning of a title. */
  ofUniversity: 10,
  /** Soft words that the title says all the same, each. */
  soft: 2,
  /** All words as typed, soft ones too. */
  asTyped: 8,
  /** As typed and in that order. */
  wholeTitle: 60,
  titleBegins: 8,
  phrase: 4,
} as const

/** The same for a search by the words of titles alone: all of these that hold are added up. */
export const TITLE_WEIGHTS = {
  /** Each word typed with its accents that stands there with them. */
  accent: 16,
  /** The text is the title, begins it, ends there with a word, stands there at all. */
  whole: 8,
  begins: 4,
  words: 3,
  phrase: 2,
  /** A guess: times how alike they are, from 0 to 1. */
  likeness: 100,
} as const

/** When some of what was asked for is left out. */
export const RELAXING = {
  /** At least so much of what tells something is kept: by number, and by how rare it is. */
  keptShare: 0.5,
  keptRarity: 0.45,
  /** With a word that nothing we have says, nearly all the rest must fit. */
  keptShareWithUnknown: 0.66,
  /** So many things are weighed against each other; of more, the first. */
  mostUnits: 7,
  /** Said in other words, it counts so much. */
  otherWords: 0.8,
  /** By its shelf alone, so much. */
  shelf: 0.6,
  /** What is worth nearly as much as the best is shown beside it. */
  nearlyBest: 0.7,
} as const

/** When only descriptions say it. */
export const IN_TEXT = {
  /** Fewer, or more, are no question that a description could answer. */
  leastWords: 3,
  mostWords: 10,
  /** At least so many of the words stand beside their neighbours. */
  share: 0.6,
  /** Each pair of words that stands there as typed. */
  pair: 3,
  mostRows: 1_000,
} as const
