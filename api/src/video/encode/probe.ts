import { z } from 'zod'
import { type Ffmpeg, FfmpegError, inputArgs, runProgram, type Source } from './ffmpeg.ts'

export interface Probe {
  durationMs: number
  /** As it is shown: a phone's upright video is stored lying. */
  width: number
  height: number
  hasAudio: boolean
  /** What a browser plays without being converted. */
  isPlayable: boolean
}

const Report = z.object({
  format: z.object({ duration: z.coerce.number().optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      duration: z.coerce.number().optional(),
      disposition: z.object({ attached_pic: z.int().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
})

const LONGEST_SECONDS = 86_400

/** Throws FfmpegError for what is no video. */
export async function probe({ ffprobe }: Ffmpeg, source: Source, signal?: AbortSignal): Promise<Probe> {
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...inputArgs(source)]
  const { format, streams } = Report.parse(JSON.parse(await runProgram(ffprobe, args, { signal })))
  // The cover of a sound file is a stream of one picture.
  const video = streams.find(({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic)
  const seconds = format.duration ?? video?.duration ?? 0
  if (!video?.width || !video.height || !(seconds > 0)) throw new FfmpegError('there is no moving picture in it')
  // A header may claim any length; a worker would be busy with it for ever.
  if (seconds > LONGEST_SECONDS) throw new FfmpegError('it claims to be longer than a day')
  const turned = video.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  const [width, height] = turned ? [video.height, video.width] : [video.width, video.height]
  return {
    durationMs: Math.max(1, Math.round(seconds * 1000)),
    width,
    height,
    hasAudio: streams.some(({ codec_type }) => codec_type === 'audio'),
    isPlayable: ['h264', 'vp8', 'vp9', 'av1'].includes(video.codec_name ?? ''),
  }
}
