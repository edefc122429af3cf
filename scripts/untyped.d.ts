/** Plain JavaScript, which an old Node must be able to read. */
declare module '*/debian-packages.mjs' {
  export const CHROMIUM: string[]
  export const FFMPEG: string[]
  export function installPackages(packages: string[]): boolean
  export function untilInstalled(): void
}
