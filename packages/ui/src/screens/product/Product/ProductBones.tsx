import { Bone, Loading, TextBones, TileBone } from "../../../components/Skeleton/Skeleton.tsx";
import { PackBones } from "../PackPanel/PackBones.tsx";
import * as css from "./Product.css.ts";

/** The shape of a product's page. */
export function ProductBones() {
  return (
    <Loading>
      <div className={css.trailBones}>
        <Bone width="192px" />
      </div>
      <div className={css.page}>
        <div className={css.top}>
          <div className={css.figure}>
            <TileBone height="100%" />
          </div>
          <div className={css.identity}>
            <Bone width="160px" />
            <div className={css.nameLine}>
              <Bone width="240px" height="44px" />
            </div>
            <TextBones lines={3} />
          </div>
        </div>
        <div className={css.packs}>
          <PackBones rows={5} />
        </div>
        <div className={css.side}>
          <div>
            <TextBones lines={4} />
          </div>
          <div>
            <TextBones lines={5} />
          </div>
        </div>
      </div>
    </Loading>
  );
}
