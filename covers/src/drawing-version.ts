/** Raised with every change of a drawing, or kept files would go on showing the old one. A test reminds. */
export const DRAWING_VERSION = 2
