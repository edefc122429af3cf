/** Something in a part of a page that only React itself knows how to draw. */
export class LeftToReact extends Error {}
