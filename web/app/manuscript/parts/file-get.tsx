import { Download } from 'lucide-react'
import styles from './file-get.module.css'

/** One version as a download, in the row of its file. */
export const FileGet = ({ href, roleName, version }: { href: string; roleName: string; version: number }) => (
  <a href={href} download className={styles.get} aria-label={`Tải về: ${roleName}, phiên bản ${version}`}>
    <Download size="1.8rem" aria-hidden="true" /> Tải về
  </a>
)
