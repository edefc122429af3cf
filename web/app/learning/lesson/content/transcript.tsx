import styles from './transcript.module.css'

/** What is said, as it is said: for whoever reads rather than listens, and for search engines. */
export const Transcript = ({ text }: { text: string }) => (
  <div className={styles.transcript}>
    {text
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line, at) => (
        <p key={at}>{line}</p>
      ))}
  </div>
)
