import { Checkbox } from '../../ui/form/choice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { PanelProps } from './panel-store.ts'
import { hasKeys, setHasKeys } from './shortcuts.ts'
import styles from './shortcuts-help.module.css'

const KEYS: [key: string, meaning: string][] = [
  ['/', 'Đến ô tìm sách'],
  ['?', 'Mở bảng này'],
  ['Esc', 'Đóng bảng, danh mục hoặc hộp thoại đang mở'],
  ['Tab', 'Đến nút hoặc liên kết kế tiếp'],
  ['← →', 'Đổi thẻ, đổi ảnh trong một nhóm'],
]

export default function ShortcutsHelp({ isOpen, onClose }: PanelProps) {
  const isOn = hasKeys.use()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Phím tắt">
      <dl className={styles.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Dùng phím / và ?"
        hint="Tắt đi nếu bạn nhập bằng giọng nói."
        checked={isOn}
        onChange={(event) => setHasKeys(event.target.checked)}
      />
    </Dialog>
  )
}
