import { Bone, Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { ItemListBones } from "../../product/ItemList/ItemListBones.tsx";
import { tabBones } from "./Search.css.ts";

/** The shape of the results: tabs, and substances with their items. */
export function ResultBones() {
  return (
    <Loading>
      <div className={tabBones}>
        <Bone width="56px" />
        <Bone width="88px" />
      </div>
      <ItemListBones />
    </Loading>
  );
}
