import { ApiError } from '@tq/contract/errors.ts'
import { ReviewForm as ReviewShape } from '@tq/contract/forms/review.ts'
import {
  addReviewPicture,
  changeReview,
  listMyReviews,
  type MyReview,
  removeReviewPicture,
  writeReview,
} from '@tq/contract/review.ts'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { FormFrame } from '../account/dialogs/form-frame.tsx'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { Button } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Textarea } from '../ui/form/input.tsx'
import { type ChosenPicture, PictureChoice } from './picture-choice.tsx'
import { StarChoice } from './star-choice.tsx'

type Values = z.infer<typeof ReviewShape>

export interface ReviewFormProps {
  /** The bought line to write about, or the review to change. */
  about: { orderLineId: number } | MyReview
  /** What was typed before the dialog was closed over it. */
  draft: ReviewDraft | undefined
  onLeave(draft: ReviewDraft): void
  onDone(message: string): void
}

export interface ReviewDraft {
  values: Values
  pictures: ChosenPicture[]
}

export function ReviewForm({ about, draft, onLeave, onDone }: ReviewFormProps) {
  // Words are saved first, pictures one by one after them: what was saved is not written a second time when one of them fails.
  const saved = useRef<MyReview | null>('id' in about ? about : null)
  const isNew = saved.current === null
  const [pictures, setPictures] = useState<ChosenPicture[]>(
    () => draft?.pictures ?? (saved.current?.pictures ?? []).map((url) => ({ url, file: null })),
  )
  const { rating = 0, content = '' } = draft?.values ?? saved.current ?? {}
  const form = useShapedForm(ReviewShape, { rating, content })
  const { register, errorOf, formState } = form
  const isDone = useRef(false)
  const chosen = useRef(pictures)
  chosen.current = pictures
  useEffect(
    () => () => {
      if (!isDone.current) onLeave({ values: form.getValues(), pictures: chosen.current })
    },
    [],
  )
  const send = form.submit(async (values) => {
    const data = await save(saved.current, about.orderLineId, values)
    saved.current = data
    for (const url of data.pictures)
      if (!pictures.some((picture) => picture.url && nameOf(picture.url) === nameOf(url))) await takeOff(data.id, url)
    let shown = pictures
    for (const picture of pictures) {
      if (!picture.file) continue
      const url = await sendPicture(data.id, picture.file)
      shown = shown.map((each) => (each === picture ? { url, file: null } : each))
      setPictures(shown)
    }
    isDone.current = true
    onDone(isNew ? 'Cảm ơn bạn đã viết đánh giá' : 'Đã sửa đánh giá')
  })
  return (
    <FormFrame label="Đánh giá" failure={form.failure} onSubmit={send}>
      <StarChoice
        value={form.watch('rating')}
        onChange={(stars) => form.setValue('rating', stars, { shouldDirty: true, shouldValidate: true })}
        error={errorOf('rating')}
      />
      <Field label="Nhận xét của bạn" error={errorOf('content')} hint="Sách có gì hay, in ấn ra sao, hợp với ai?">
        <Textarea {...register('content')} rows={6} maxLength={2000} />
      </Field>
      <PictureChoice pictures={pictures} onChange={setPictures} />
      <Button type="submit" look="son" isBusy={formState.isSubmitting}>
        {isNew ? 'Gửi đánh giá' : 'Lưu thay đổi'}
      </Button>
    </FormFrame>
  )
}

/** The answer to a first try may have been lost on its way: what is there already is changed. */
async function save(written: MyReview | null, orderLineId: number, values: Values): Promise<MyReview> {
  if (written) return (await call(changeReview, { params: { id: written.id }, body: values })).data
  try {
    return (await call(writeReview, { body: { ...values, orderLineId } })).data
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'REVIEW_EXISTS') throw error
    const mine = (await call(listMyReviews)).data.find((review) => review.orderLineId === orderLineId)
    if (!mine) throw error
    return save(mine, orderLineId, values)
  }
}

const takeOff = (id: number, url: string) => call(removeReviewPicture, { params: { id, name: nameOf(url) } })

/** The picture itself: behind the question mark stands another ticket each time, where a review is hidden. */
const nameOf = (url: string) => url.replace(/\?.*$/, '').replace(/^.*\//, '')

async function sendPicture(id: number, file: File): Promise<string> {
  try {
    const { data } = await call(addReviewPicture, { params: { id }, files: { file } })
    return data.pictures.at(-1) ?? ''
  } catch (error) {
    throw new Error(`Lời nhận xét đã được lưu, nhưng ảnh “${file.name}” chưa gửi được: ${(error as Error).message}`)
  }
}
