import { HomeScene } from '#web/components/art/home-scene.tsx'
import { Navi } from '#web/components/art/navi.tsx'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import {
  BottleSpot,
  CopaySpot,
  CouponSpot,
  NaviSpot,
  PersonSpot,
  PlaceSpot,
  VanSpot,
} from '#web/components/art/spots.tsx'
import styles from './gallery.module.css'
import { Part } from './part.tsx'

const faces = ['happy', 'listen', 'speak', 'think', 'sorry'] as const
const poses = ['rest', 'wave', 'point'] as const

export function ArtParts() {
  return (
    <>
      <Part name="Navi">
        <div className="actions">
          {poses.map((pose) => (
            <Navi key={pose} pose={pose} className={styles.art} />
          ))}
        </div>
      </Part>
      <Part name="NaviAvatar">
        <div className="actions">
          {faces.map((face) => (
            <NaviAvatar key={face} face={face} className={styles.art} />
          ))}
        </div>
      </Part>
      <Part name="BottleSpot, CopaySpot, CouponSpot, NaviSpot, PersonSpot, PlaceSpot, VanSpot">
        <div className="actions">
          <BottleSpot className={styles.art} />
          <CopaySpot className={styles.art} />
          <CouponSpot className={styles.art} />
          <NaviSpot className={styles.art} />
          <PersonSpot className={styles.art} />
          <PlaceSpot className={styles.art} />
          <VanSpot className={styles.art} />
        </div>
      </Part>
      <Part name="HomeScene">
        <HomeScene className={styles.scene} />
      </Part>
    </>
  )
}
