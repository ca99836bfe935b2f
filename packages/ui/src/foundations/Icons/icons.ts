import ArrowDown from "@lucide/icons/icons/arrow-down";
import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ArrowLeftRight from "@lucide/icons/icons/arrow-left-right";
import ArrowUp from "@lucide/icons/icons/arrow-up";
import ArrowUpToLine from "@lucide/icons/icons/arrow-up-to-line";
import Barcode from "@lucide/icons/icons/barcode";
import Bell from "@lucide/icons/icons/bell";
import BellRing from "@lucide/icons/icons/bell-ring";
import BookOpen from "@lucide/icons/icons/book-open";
import CalendarDays from "@lucide/icons/icons/calendar-days";
import ChartLine from "@lucide/icons/icons/chart-line";
import Check from "@lucide/icons/icons/check";
import ChevronDown from "@lucide/icons/icons/chevron-down";
import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import CircleAlert from "@lucide/icons/icons/circle-alert";
import CircleCheck from "@lucide/icons/icons/circle-check";
import CircleX from "@lucide/icons/icons/circle-x";
import ClipboardPaste from "@lucide/icons/icons/clipboard-paste";
import Clock from "@lucide/icons/icons/clock";
import CloudOff from "@lucide/icons/icons/cloud-off";
import Copy from "@lucide/icons/icons/copy";
import CornerDownRight from "@lucide/icons/icons/corner-down-right";
import Download from "@lucide/icons/icons/download";
import ExternalLink from "@lucide/icons/icons/external-link";
import Eye from "@lucide/icons/icons/eye";
import EyeOff from "@lucide/icons/icons/eye-off";
import FileImage from "@lucide/icons/icons/file-image";
import FileText from "@lucide/icons/icons/file-text";
import FileUp from "@lucide/icons/icons/file-up";
import FlaskConical from "@lucide/icons/icons/flask-conical";
import FunnelX from "@lucide/icons/icons/funnel-x";
import Heart from "@lucide/icons/icons/heart";
import HeartOff from "@lucide/icons/icons/heart-off";
import Hexagon from "@lucide/icons/icons/hexagon";
import Info from "@lucide/icons/icons/info";
import Layers from "@lucide/icons/icons/layers";
import Link2 from "@lucide/icons/icons/link-2";
import ListChecks from "@lucide/icons/icons/list-checks";
import ListFilter from "@lucide/icons/icons/list-filter";
import ListPlus from "@lucide/icons/icons/list-plus";
import Lock from "@lucide/icons/icons/lock";
import MailCheck from "@lucide/icons/icons/mail-check";
import MapPin from "@lucide/icons/icons/map-pin";
import MapPinOff from "@lucide/icons/icons/map-pin-off";
import Maximize from "@lucide/icons/icons/maximize";
import Menu from "@lucide/icons/icons/menu";
import MessageCircle from "@lucide/icons/icons/message-circle";
import MessageSquare from "@lucide/icons/icons/message-square";
import MessageSquareText from "@lucide/icons/icons/message-square-text";
import Minus from "@lucide/icons/icons/minus";
import Pause from "@lucide/icons/icons/pause";
import Play from "@lucide/icons/icons/play";
import Plus from "@lucide/icons/icons/plus";
import Printer from "@lucide/icons/icons/printer";
import QrCode from "@lucide/icons/icons/qr-code";
import ReceiptText from "@lucide/icons/icons/receipt-text";
import Redo from "@lucide/icons/icons/redo-2";
import RotateCcwClock from "@lucide/icons/icons/rotate-ccw-clock";
import Scale from "@lucide/icons/icons/scale";
import ScanBarcode from "@lucide/icons/icons/scan-barcode";
import Search from "@lucide/icons/icons/search";
import SearchX from "@lucide/icons/icons/search-x";
import ShieldAlert from "@lucide/icons/icons/shield-alert";
import ShoppingBasket from "@lucide/icons/icons/shopping-basket";
import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import Star from "@lucide/icons/icons/star";
import TicketPercent from "@lucide/icons/icons/ticket-percent";
import Trash from "@lucide/icons/icons/trash";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import Truck from "@lucide/icons/icons/truck";
import Undo from "@lucide/icons/icons/undo-2";
import UserRound from "@lucide/icons/icons/user-round";
import Wallet from "@lucide/icons/icons/wallet";
import Wheat from "@lucide/icons/icons/wheat";
import X from "@lucide/icons/icons/x";
import Zap from "@lucide/icons/icons/zap";
import ZoomIn from "@lucide/icons/icons/zoom-in";

/** Every icon that the shop uses, by its name in the set. */
export const icons = {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowUp,
  ArrowUpToLine,
  Barcode,
  Bell,
  BellRing,
  BookOpen,
  CalendarDays,
  ChartLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleX,
  ClipboardPaste,
  Clock,
  CloudOff,
  Copy,
  CornerDownRight,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileImage,
  FileText,
  FileUp,
  FlaskConical,
  FunnelX,
  Heart,
  HeartOff,
  Hexagon,
  Info,
  Layers,
  Link2,
  ListChecks,
  ListFilter,
  ListPlus,
  Lock,
  MailCheck,
  MapPin,
  MapPinOff,
  Maximize,
  Menu,
  MessageCircle,
  MessageSquare,
  MessageSquareText,
  Minus,
  Pause,
  Play,
  Plus,
  Printer,
  QrCode,
  ReceiptText,
  Redo,
  RotateCcwClock,
  Scale,
  ScanBarcode,
  Search,
  SearchX,
  ShieldAlert,
  ShoppingBasket,
  ShoppingCart,
  Star,
  TicketPercent,
  Trash,
  TriangleAlert,
  Truck,
  Undo,
  UserRound,
  Wallet,
  Wheat,
  X,
  Zap,
  ZoomIn,
} as const;
