import type { LessonMaterial } from '@tq/contract/learning/lesson.ts'
import { Download } from 'lucide-react'
import { bytesWords } from './bytes-words.ts'
import styles from './materials.module.css'

/** What goes with a lesson, to download. */
export function Materials({ materials }: { materials: LessonMaterial[] }) {
  return (
    <ul>
      {materials.map((material) => (
        <li key={material.id} className={styles.file}>
          <span className={styles.kind} aria-hidden="true">
            {endingOf(material.fileName)}
          </span>
          <span className={styles.words}>
            <b>{material.title}</b>
            <span className={styles.size}>
              {endingOf(material.fileName)}, {bytesWords(material.bytes)}
            </span>
          </span>
          <a href={material.url} download={material.fileName} className={styles.get} aria-label={`Tải về: ${material.title}`}>
            <Download size="1.8rem" aria-hidden="true" />
            <span>Tải về</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** `bang.py` → PY */
const endingOf = (fileName: string) => /\.(\w{1,5})$/.exec(fileName)?.[1]?.toUpperCase() ?? 'TỆP'
