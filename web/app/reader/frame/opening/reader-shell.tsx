import type { ReactNode } from 'react'
import styles from '../../reader.module.css'
import { BarShape } from '../bars/bar.tsx'
import { FootShape } from '../bars/foot.tsx'
import type { WayOut } from './use-way-out.ts'

/** The reader's frame without a book in it. */
export function ReaderShell({ title, out, children }: { title: string; out: WayOut; children: ReactNode }) {
  return (
    <div className={styles.reader}>
      <BarShape title={title} out={out} />
      <div className={styles.empty}>{children}</div>
      {/* As large as the page will be. */}
      <div className={styles.stageShape} data-stage-shape="" />
      <FootShape />
    </div>
  )
}
