import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    picture: "摄像头画面",
    starting: "正在打开摄像头…",
    reading: "请将二维码对准画面中央",
    refused: "浏览器没有允许使用摄像头。请在浏览器设置中允许，或在下方输入编码。",
    missing: "没有找到摄像头。请在下方输入编码。",
    failed: "摄像头无法启动，可能正被其他程序使用。请在下方输入编码。",
  },
  en: {
    picture: "Picture of the camera",
    starting: "Opening the camera…",
    reading: "Hold the code in the middle of the picture",
    refused:
      "The browser does not allow the camera. Allow it in the browser’s settings, or type the code below.",
    missing: "There is no camera. Type the code below.",
    failed: "The camera does not start; another program may be using it. Type the code below.",
  },
});
