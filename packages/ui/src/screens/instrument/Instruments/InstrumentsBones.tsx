import { Bone, Loading, TextBones } from "../../../components/Skeleton/Skeleton.tsx";
import * as card from "../InstrumentCard/InstrumentCard.css.ts";
import * as css from "../InstrumentGrid/InstrumentGrid.css.ts";

/** The shape of a page of instruments. */
export function InstrumentsBones() {
  return (
    <Loading>
      <div className={css.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div className={css.place} key={index}>
            <div className={card.card}>
              <div className={card.picture} />
              <Bone width="72%" />
              <TextBones lines={3} />
              <div className={card.foot}>
                <Bone width="88px" height="28px" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
