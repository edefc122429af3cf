import { findTestFfmpeg } from '../../../../scripts/tools/ffmpeg.ts'

/** Before any test begins: installing it takes longer than a test may, and jobs look for it on the PATH. */
export default function setup(): void {
  findTestFfmpeg()
}
