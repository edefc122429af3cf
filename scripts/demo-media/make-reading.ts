import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Ffmpeg, runProgram } from '@tq/api/video/encode/ffmpeg.ts'
import type { DemoAudio } from '@tq/db/seed/demo/media.ts'
import { type Cue, vttOf } from './captions.ts'
import { keepFile } from './keep-file.ts'
import type { ReadingText } from './reading-texts.ts'
import { type Spoken, sound, speak } from './speech.ts'

export async function makeReading(programs: Ffmpeg, text: ReadingText, work: string): Promise<DemoAudio> {
  const folder = join(work, text.name)
  await mkdir(folder)
  const cues: Cue[] = []
  const parts: Spoken[] = []
  let at = 0
  const add = (part: Spoken) => {
    parts.push(part)
    at += part.seconds
  }
  for (const [n, sentence] of text.sentences.entries()) {
    const spoken = speak(programs, sentence, folder, `speech-${n}`)
    cues.push({ start: at, end: at + spoken.seconds - 0.1, text: sentence })
    add(spoken)
    for (const { hertz, seconds } of text.tones?.filter(({ after }) => after === n) ?? [])
      add(sound(programs, hertz, seconds, folder, `tone-${n}`))
  }
  await writeFile(join(folder, 'parts.txt'), parts.map(({ file }) => `file '${file}'`).join('\n'))
  const file = join(folder, 'reading.mp3')
  await runProgram(programs.ffmpeg, [
    ...['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', join(folder, 'parts.txt')],
    ...['-af', 'loudnorm=I=-16:TP=-1.5:LRA=11', '-ar', '16000', '-ac', '1', '-c:a', 'libmp3lame', '-b:a', '24k', file],
  ])
  return {
    name: text.name,
    title: text.title,
    durationMs: Math.round(at * 1000),
    file: await keepFile(`audio/${text.name}.mp3`, await readFile(file), 'audio/mpeg'),
    captions: vttOf(cues),
    transcript: text.sentences.join(' '),
  }
}
