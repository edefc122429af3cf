import styles from './aloud-player.module.css'
import { canSpeak } from './voices.ts'

/** Why nothing is heard, and what helps. */
export function NoVoice({ language }: { language: string }) {
  if (!canSpeak()) return <p role="status">Trình duyệt này không đọc to được. Bạn thử Chrome, Edge hoặc Safari bản mới nhé.</p>
  const name = language === 'vi' ? 'tiếng Việt' : (new Intl.DisplayNames('vi', { type: 'language' }).of(language) ?? language)
  return (
    <div className={styles.noVoice} role="status">
      <p>
        <b>Thiết bị này chưa có giọng đọc {name}.</b> Cài thêm giọng rồi mở lại trang:
      </p>
      <ul>
        <li>Android: Cài đặt → Hỗ trợ tiếp cận → Chuyển văn bản thành giọng nói → cài dữ liệu giọng nói {name}.</li>
        <li>iPhone, iPad: Cài đặt → Trợ năng → Nội dung được đọc → Giọng nói → tải giọng {name}.</li>
        <li>Windows: Cài đặt → Thời gian và ngôn ngữ → Giọng nói → Thêm giọng nói {name}; hoặc đọc bằng Edge.</li>
      </ul>
    </div>
  )
}
