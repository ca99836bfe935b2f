import ArrowUpToLine from "lucide-react/icons/arrow-up-to-line";
import Barcode from "lucide-react/icons/barcode";
import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartLine from "lucide-react/icons/chart-line";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Clock from "lucide-react/icons/clock";
import CloudOff from "lucide-react/icons/cloud-off";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import FileImage from "lucide-react/icons/file-image";
import FileText from "lucide-react/icons/file-text";
import FileUp from "lucide-react/icons/file-up";
import FilterX from "lucide-react/icons/filter-x";
import FlaskConical from "lucide-react/icons/flask-conical";
import Heart from "lucide-react/icons/heart";
import HeartOff from "lucide-react/icons/heart-off";
import Hexagon from "lucide-react/icons/hexagon";
import History from "lucide-react/icons/history";
import Info from "lucide-react/icons/info";
import Layers from "lucide-react/icons/layers";
import Link2 from "lucide-react/icons/link-2";
import ListFilter from "lucide-react/icons/list-filter";
import MailCheck from "lucide-react/icons/mail-check";
import MapPin from "lucide-react/icons/map-pin";
import MapPinOff from "lucide-react/icons/map-pin-off";
import Maximize from "lucide-react/icons/maximize";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquare from "lucide-react/icons/message-square";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Minus from "lucide-react/icons/minus";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Printer from "lucide-react/icons/printer";
import QrCode from "lucide-react/icons/qr-code";
import ReceiptText from "lucide-react/icons/receipt-text";
import Scale from "lucide-react/icons/scale";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import Search from "lucide-react/icons/search";
import SearchX from "lucide-react/icons/search-x";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Star from "lucide-react/icons/star";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Trash2 from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Truck from "lucide-react/icons/truck";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import Wheat from "lucide-react/icons/wheat";
import X from "lucide-react/icons/x";
import Zap from "lucide-react/icons/zap";

/** Every icon that the shop uses, by its name in the set. */
export const icons = {
  ArrowUpToLine,
  Barcode,
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
  ExternalLink,
  Eye,
  EyeOff,
  FileImage,
  FileText,
  FileUp,
  FilterX,
  FlaskConical,
  Heart,
  HeartOff,
  Hexagon,
  History,
  Info,
  Layers,
  Link2,
  ListFilter,
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
  Scale,
  ScanBarcode,
  Search,
  SearchX,
  ShieldAlert,
  ShoppingCart,
  Star,
  TicketPercent,
  Trash2,
  TriangleAlert,
  Truck,
  UserRound,
  Wallet,
  Wheat,
  X,
  Zap,
} as const;
