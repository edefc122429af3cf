import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useManuscriptForm } from './form-context.ts'

/** The same draft was written in two places: neither is thrown away before somebody has chosen. */
export function WrittenElsewhere() {
  const { desk, draft } = useManuscriptForm()
  if (!draft.other) return null
  const { title, summary } = draft.other.values
  return (
    <Notice
      tone="warning"
      isAlert
      title="Bản nháp này vừa được sửa ở nơi khác"
      action={
        <>
          <Button isSmall onClick={() => desk.settle('ours')}>
            Giữ bản trên trang này
          </Button>
          <Button isSmall onClick={() => desk.settle('theirs')}>
            Dùng bản kia
          </Button>
        </>
      }
    >
      Bản kia: {title ? `“${title}”` : 'chưa có tên'}, tóm tắt {[...summary].length} ký tự. Chưa chọn thì trang này tạm ngừng lưu.
    </Notice>
  )
}
