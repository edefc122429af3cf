import { useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../../ui/class-names.ts'
import { Seal } from '../../ui/seal.tsx'
import { type ShellData, useShellData } from '../shell-data.ts'
import styles from './logo.module.css'

type LogoPicture = ShellData['logos'][number]

/** SPEC §2.6: the uploaded logo, its original file; our own drawn one where there is none. */
export function Logo({ className }: { className?: string }) {
  const { logos } = useShellData()
  const [isBroken, setBroken] = useState(false)
  const wide = isBroken ? undefined : logos.find(({ isMobile }) => !isMobile)
  return (
    <Link to="/trang-chu" className={classes(styles.logo, className)}>
      {wide && (
        <LogoImage logo={wide} alt="Thư Quán, Nhà xuất bản Đại học" className={styles.wide} onBroken={() => setBroken(true)} />
      )}
      <Mark className={wide && styles.narrow} />
      <span className="visually-hidden">, về trang chủ</span>
    </Link>
  )
}

/** The square mark with the name in live letters: takes every ground's own ink, and needs little room. */
export function Mark({ className }: { className?: string }) {
  const { logos } = useShellData()
  const [isBroken, setBroken] = useState(false)
  const square = isBroken ? undefined : logos.find(({ isMobile }) => isMobile)
  return (
    <span className={classes(styles.mark, className)}>
      {square ? (
        <LogoImage logo={square} alt="" className={styles.seal} onBroken={() => setBroken(true)} />
      ) : (
        <Seal className={styles.seal} />
      )}
      <span className={styles.words}>
        <b>Thư Quán</b>
        <span>Nhà xuất bản Đại học</span>
      </span>
    </span>
  )
}

interface LogoImageProps {
  logo: LogoPicture
  alt: string
  className?: string
  onBroken(): void
}

function LogoImage({ logo, alt, className, onBroken }: LogoImageProps) {
  return (
    <img
      src={logo.url}
      width={logo.width}
      height={logo.height}
      alt={alt}
      // Both stand in the page and one is hidden: that one is never fetched.
      loading="lazy"
      className={className}
      ref={(image) => {
        // It may have failed before React was there to hear it.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onBroken()
      }}
      onError={onBroken}
    />
  )
}
