import { ReviewForm as ReviewShape } from '@tq/contract/forms/review.ts'
import { addReviewPicture, changeReview, type MyReview, removeReviewPicture, writeReview } from '@tq/contract/review.ts'
import { useRef, useState } from 'react'
import { FormFrame } from '../account/form-frame.tsx'
import { call, upload } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/input.tsx'
import { type ChosenPicture, PictureChoice } from './picture-choice.tsx'
import { StarChoice } from './star-choice.tsx'

export interface ReviewFormProps {
  /** The bought line to write about, or the review to change. */
  about: { orderLineId: number } | MyReview
  onDone(message: string): void
}

export function ReviewForm({ about, onDone }: ReviewFormProps) {
  // Words are saved first, pictures one by one after them: what was saved is not written a second time when one of them fails.
  const saved = useRef<MyReview | null>('id' in about ? about : null)
  const isNew = saved.current === null
  const [pictures, setPictures] = useState<ChosenPicture[]>(() =>
    (saved.current?.pictures ?? []).map((url) => ({ url, file: null })),
  )
  const form = useShapedForm(ReviewShape, { rating: saved.current?.rating ?? 0, content: saved.current?.content ?? '' })
  const { register, errorOf, formState } = form
  const send = form.submit(async (values) => {
    const { data } = saved.current
      ? await call(changeReview, { params: { id: saved.current.id }, body: values })
      : await call(writeReview, { body: { ...values, orderLineId: about.orderLineId } })
    saved.current = data
    for (const url of data.pictures) if (!pictures.some((picture) => picture.url === url)) await takeOff(data.id, url)
    let shown = pictures
    for (const picture of pictures) {
      if (!picture.file) continue
      const url = await sendPicture(data.id, picture.file)
      shown = shown.map((each) => (each === picture ? { url, file: null } : each))
      setPictures(shown)
    }
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

const takeOff = (id: number, url: string) =>
  call(removeReviewPicture, { params: { id, name: url.slice(url.lastIndexOf('/') + 1) } })

async function sendPicture(id: number, file: File): Promise<string> {
  try {
    const { data } = await upload(addReviewPicture, file, { id })
    return data.pictures.at(-1) ?? ''
  } catch (error) {
    throw new Error(`Lời nhận xét đã được lưu, nhưng ảnh “${file.name}” chưa gửi được: ${(error as Error).message}`)
  }
}
