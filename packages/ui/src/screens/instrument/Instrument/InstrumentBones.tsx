import { Bone, Loading, TextBones, TileBone } from "../../../components/Skeleton/Skeleton.tsx";
import * as css from "./Instrument.css.ts";

/** The shape of an instrument's page. */
export function InstrumentBones() {
  return (
    <Loading>
      <div className={css.trailBones}>
        <Bone width="192px" />
      </div>
      <div className={css.top}>
        <div className={css.figure}>
          <TileBone height="100%" />
        </div>
        <div className={css.identity}>
          <Bone width="240px" height="36px" />
          <TextBones lines={2} />
          <div className={css.choosers}>
            <TextBones lines={3} />
          </div>
          <div className={css.offer}>
            <Bone width="144px" height="28px" />
            <TextBones lines={3} />
          </div>
        </div>
      </div>
    </Loading>
  );
}
